// ECharts types only its collections, and those bring every chart along; single files have no types of their own.
declare module 'echarts/lib/chart/line/install.js' {
  export { install } from 'echarts/types/src/chart/line/install';
}
declare module 'echarts/lib/chart/bar/install.js' {
  export { install } from 'echarts/types/src/chart/bar/install';
}
declare module 'echarts/lib/component/grid/install.js' {
  export { install } from 'echarts/types/src/component/grid/install';
}
declare module 'echarts/lib/component/tooltip/install.js' {
  export { install } from 'echarts/types/src/component/tooltip/install';
}
declare module 'echarts/lib/component/aria/install.js' {
  export { install } from 'echarts/types/src/component/aria/install';
}
declare module 'echarts/lib/renderer/installCanvasRenderer.js' {
  export { install } from 'echarts/types/src/renderer/installCanvasRenderer';
}
