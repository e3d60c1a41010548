import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { ManagerPanel } from './panel/ManagerPanel.tsx';
import { ADDON_ID, PANEL_ID, PARAMETER } from './protocol.ts';
import { TEXTS } from './texts.ts';

addons.register(ADDON_ID, () => {
  addons.add(PANEL_ID, {
    type: types.PANEL,
    title: TEXTS.panelTitle,
    paramKey: PARAMETER,
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active = false }) => createElement(ManagerPanel, { isActive: active }),
  });
});
