import type { ComponentType } from 'react';
import { familyOf } from '../../families.ts';
import { Bars } from './bars.tsx';
import { asShares, type Chart, type PlotProps, type Room } from './chart.ts';
import { Legend, legendOf } from './legend.tsx';
import { Lines } from './lines.tsx';
import { Radar } from './radar.tsx';
import { Round } from './round.tsx';
import { inLines } from './words.ts';

/** How each kind of chart is drawn; a kind that is missing here does not compile. */
const plots: Record<Chart['chart'], ComponentType<PlotProps>> = {
  column: Bars,
  bar: Bars,
  line: Lines,
  area: Lines,
  scatter: Lines,
  pie: Round,
  ring: Round,
  radar: Radar,
};

const mostTitleLines = 3;
const lineOfTitle = 1.25;

const wordsOf = ({ title = '', categories, series }: Chart) =>
  [title, ...categories, ...series.map(({ name }) => name)].join('');

/** A chart as wide and high as its box. `label` is what a screen reader says of it. */
export function ChartView({ chart: given, label }: { chart: Chart; label: string }) {
  const chart = asShares(given);
  const { width, height, title, titleLook } = chart;
  // Words grow with their chart, between what can be read and what would shout.
  const size = chart.size ?? Math.max(8, Math.min(18, Math.min(width, height) / 22));
  const large = titleLook?.size ?? size * 1.25;
  const titles = title ? inLines(title, large, width * 0.94, mostTitleLines) : [];
  const top = title ? large * (titles.length * lineOfTitle + 0.5) : size * 0.4;
  const edge = size * 0.4;
  const inside: Room = {
    left: edge,
    top,
    width: Math.max(1, width - edge * 2),
    height: Math.max(1, height - top - edge),
  };
  const legend = legendOf(chart, inside, size);
  const Plot = plots[chart.chart];
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${Math.max(1, width)} ${Math.max(1, height)}`}
      style={{
        position: 'absolute',
        inset: 0,
        overflow: 'visible',
        fontFamily: familyOf(chart.font, undefined, wordsOf(chart)),
        fontSize: size,
      }}
    >
      {titles.map((line, at) => (
        <text
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          x={width / 2}
          y={large * (at * lineOfTitle + 0.9)}
          fontSize={large}
          fontWeight={titleLook?.bold === false ? 400 : 700}
          fill={titleLook?.color ?? chart.color}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {line}
        </text>
      ))}
      <Plot chart={chart} room={legend.left} size={size} />
      <Legend chart={chart} size={size} legend={legend} />
    </svg>
  );
}
