import React from 'react';
import { DRAWING_STYLES } from '../drawing/drawingStyles.ts';
import { INSPECTOR_STYLES } from './inspectorStyles.ts';
import { PANEL_STYLES } from './panelStyles.ts';

/** The panel's stylesheet, in it, since Storybook's frame takes in scripts alone. */
export const PanelStyles = () => <style>{DRAWING_STYLES + INSPECTOR_STYLES + PANEL_STYLES}</style>;
