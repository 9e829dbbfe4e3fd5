import { useComputedColorScheme } from '@mantine/core';
import { type EChartsType, init, use } from 'echarts/core';
import { install as bars } from 'echarts/lib/chart/bar/install.js';
import { install as lines } from 'echarts/lib/chart/line/install.js';
import { install as aria } from 'echarts/lib/component/aria/install.js';
import { install as grid } from 'echarts/lib/component/grid/install.js';
import { install as tooltip } from 'echarts/lib/component/tooltip/install.js';
import { install as canvas } from 'echarts/lib/renderer/installCanvasRenderer.js';
import { useEffect, useRef } from 'react';
import type { ChartData } from './chart.tsx';
import { chartOptions } from './chart-options.ts';
import { seriesTokens } from './chart-colors.ts';
import { tokenColors } from './token-colors.ts';

use([lines, bars, grid, tooltip, aria, canvas]);

type Props = ChartData & { hidden: ReadonlySet<string> };

/** Draws the data. A separate file, because the library is large and only loaded where something is drawn. */
export function ChartCanvas({ kind, label, categories, series, format, hidden }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(undefined);
  const scheme = useComputedColorScheme('light');

  useEffect(() => {
    if (!place.current) return undefined;
    const drawn = init(place.current, null, { renderer: 'canvas' });
    chart.current = drawn;
    const observer = new ResizeObserver(() => drawn.resize());
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      drawn.dispose();
      chart.current = undefined;
    };
  }, []);

  useEffect(() => {
    const [text, muted, line, surface, ...colors] = tokenColors([
      'text',
      'muted',
      'line',
      'surface',
      ...seriesTokens,
    ]);
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const ink = { text: text ?? '', muted: muted ?? '', line: line ?? '', surface: surface ?? '', colors };
    const data = { kind, label, categories, series, ...(format ? { format } : {}) };
    chart.current?.setOption(chartOptions(data, hidden, ink, { isStill, isDark: scheme === 'dark' }), {
      notMerge: true,
    });
  }, [kind, label, categories, series, format, hidden, scheme]);

  return <div ref={place} style={{ height: '100%' }} />;
}
