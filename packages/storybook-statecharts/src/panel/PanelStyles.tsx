import React from 'react';
import { DRAWING_STYLES } from '../drawing/drawingStyles.ts';
import { INSPECTOR_STYLES } from './inspectorStyles.ts';
import { PANEL_STYLES } from './panelStyles.ts';

/** The panel's inline stylesheet, since Storybook's manager loads scripts only. */
export const PanelStyles = () => <style>{DRAWING_STYLES + INSPECTOR_STYLES + PANEL_STYLES}</style>;
