import React from 'react';
import { CONTROL_STYLES } from '../drawing/controlStyles.ts';
import { DRAWING_STYLES } from '../drawing/drawingStyles.ts';
import { INSPECTOR_STYLES } from './inspectorStyles.ts';
import { PANEL_STYLES } from './panelStyles.ts';

/** The panel's inline stylesheet, since Storybook's manager loads scripts only. */
export const PanelStyles = () => (
  <style>{DRAWING_STYLES + CONTROL_STYLES + INSPECTOR_STYLES + PANEL_STYLES}</style>
);
