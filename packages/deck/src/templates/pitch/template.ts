import { palette, type Template } from '../kit.ts';
import { layouts } from './layouts.ts';
import { pages } from './pages.ts';

export const pitch: Template = {
  id: 'pitch',
  topic: 'launch',
  name: ['融资路演', 'Investor pitch'],
  theme: {
    name: 'pitch',
    colors: palette(
      ['#0f110c', '#1e2119', '#f6f8ef', '#d6ff3f'],
      ['#d6ff3f', '#ff7a59', '#7fe3ff', '#c4adff', '#ffd166', '#a3aa92'],
      '#d6ff3f',
    ),
    heading: { latin: 'Arimo', east: 'Noto Sans SC' },
    body: { latin: 'Arimo', east: 'Noto Sans SC' },
  },
  layouts,
  pages,
};
