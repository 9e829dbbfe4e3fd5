import type { CSSProperties } from 'react';

const withoutUnit = new Set(['lineHeight', 'fontWeight', 'opacity', 'columnCount']);

const cssName = (name: string) =>
  name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Styles as the text of an attribute, as React would set them one by one. */
export const cssText = (style: CSSProperties): string =>
  Object.entries(style)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => {
      const unit = typeof value === 'number' && value !== 0 && !withoutUnit.has(name) ? 'px' : '';
      return `${cssName(name)}:${String(value)}${unit}`;
    })
    .join(';');
