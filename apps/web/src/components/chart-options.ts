import type { EChartsCoreOption } from 'echarts/core';
import type { ChartData } from './chart.tsx';

type Ink = { text: string; muted: string; line: string; surface: string; colors: readonly string[] };

const font = "'Manrope Variable', 'Noto Sans SC Variable', 'PingFang SC', 'Microsoft YaHei UI', sans-serif";

/** Our data and colours in the words of ECharts. */
export function chartOptions(
  { kind, label, categories, series, format = String }: ChartData,
  hidden: ReadonlySet<string>,
  { text, muted, line, surface, colors }: Ink,
  { isStill, isDark }: { isStill: boolean; isDark: boolean },
): EChartsCoreOption {
  const axisLabel = { color: muted, fontFamily: font, fontSize: 12 };
  return {
    darkMode: isDark,
    textStyle: { fontFamily: font },
    animation: !isStill,
    animationDuration: 320,
    aria: { enabled: true, label: { description: label } },
    grid: { left: 8, right: 16, top: 16, bottom: 4, containLabel: true },
    // The HTML tooltip writes style attributes, which the content policy refuses; this one is drawn.
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      confine: true,
      backgroundColor: surface,
      borderColor: line,
      textStyle: { color: text, fontFamily: font, fontSize: 13 },
      axisPointer: { type: kind === 'bar' ? 'shadow' : 'line', lineStyle: { color: line } },
      valueFormatter: (value: unknown) => format(Number(value)),
    },
    xAxis: {
      type: 'category',
      data: categories,
      boundaryGap: kind === 'bar',
      axisLabel: { ...axisLabel, hideOverlap: true },
      axisLine: { lineStyle: { color: line } },
      axisTick: { show: false },
    },
    yAxis: {
      type: 'value',
      axisLabel: { ...axisLabel, formatter: (value: number) => format(value) },
      splitLine: { lineStyle: { color: line } },
    },
    series: series.flatMap(({ name, values }, index) => {
      const color = colors[index % colors.length];
      if (hidden.has(name)) return [];
      return [
        {
          type: kind,
          name,
          data: values,
          color,
          ...(kind === 'line'
            ? {
                smooth: 0.2,
                symbol: 'circle',
                symbolSize: 6,
                showSymbol: values.length < 32,
                lineStyle: { width: 2 },
              }
            : { barMaxWidth: 32, itemStyle: { borderRadius: [4, 4, 0, 0] } }),
        },
      ];
    }),
  };
}
