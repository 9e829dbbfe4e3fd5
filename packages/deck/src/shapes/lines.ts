import type { Geometry } from '../element.ts';
import type { LineEnd } from '../paint.ts';

/** What stands at the end of a line that points somewhere. */
export const arrowHead: LineEnd = { kind: 'triangle', width: 3, length: 3 };

/** A line that can be drawn: its preset of the file format, and which of its ends point. */
export type LineTool = { preset: string; start?: LineEnd; end?: LineEnd };

/** The lines that can be drawn, by the names of their tools. */
export const lineTools = {
  line: { preset: 'straightConnector1' },
  arrow: { preset: 'straightConnector1', end: arrowHead },
  doubleArrow: { preset: 'straightConnector1', start: arrowHead, end: arrowHead },
  elbow: { preset: 'bentConnector3' },
  elbowArrow: { preset: 'bentConnector3', end: arrowHead },
  elbowDoubleArrow: { preset: 'bentConnector3', start: arrowHead, end: arrowHead },
  curve: { preset: 'curvedConnector3' },
  curveArrow: { preset: 'curvedConnector3', end: arrowHead },
  curveDoubleArrow: { preset: 'curvedConnector3', start: arrowHead, end: arrowHead },
} satisfies Record<string, LineTool>;

/** The line that a tool draws; undefined for tools that draw shapes. */
export const lineTool = (tool: string): LineTool | undefined =>
  Object.hasOwn(lineTools, tool) ? lineTools[tool as keyof typeof lineTools] : undefined;

const lineNames = /^(?:line|lineInv|straightConnector1|(?:bent|curved)Connector[2-5])$/;

/** Whether a geometry is a line: it has two ends, and no room for text. */
export const isLine = (geometry: Geometry | undefined): boolean =>
  geometry?.kind === 'preset' && lineNames.test(geometry.name);
