import { palette, type Template } from '../kit.ts';
import { layouts } from './layouts.ts';
import { pages } from './pages.ts';

export const training: Template = {
  id: 'training',
  topic: 'teaching',
  name: ['新员工培训', 'Staff training'],
  theme: {
    name: 'training',
    colors: palette(
      ['#ffffff', '#fdf0dc', '#1e2140', '#20246b'],
      ['#2f5bea', '#ffc533', '#d63d24', '#0d7a5f', '#8f5be8', '#6b6f8d'],
      '#2449c4',
    ),
    heading: { latin: 'Arimo', east: 'Noto Sans SC' },
    body: { latin: 'Carlito', east: 'Noto Sans SC' },
  },
  layouts,
  pages,
};
