import { palette, type Template } from '../kit.ts';
import { layouts } from './layouts.ts';
import { pages } from './pages.ts';

export const festival: Template = {
  id: 'festival',
  topic: 'festival',
  name: ['新春联欢', 'Spring Festival'],
  theme: {
    name: 'festival',
    colors: palette(
      ['#9c1119', '#7a0a12', '#fff3dc', '#ffdb8f'],
      ['#d7342c', '#f2b84b', '#ffb3a7', '#ffe9b8', '#f08a4b', '#f6d9bd'],
      '#ffdb8f',
    ),
    heading: { latin: 'Caladea', east: 'Noto Serif SC' },
    body: { latin: 'Carlito', east: 'Noto Sans SC' },
  },
  layouts,
  pages,
};
