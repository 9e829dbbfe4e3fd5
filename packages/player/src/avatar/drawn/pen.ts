/** A gradient of a pen. */
export type PenGradient = { addColorStop(at: number, colour: string): void };

/**
 * What is needed to draw a presenter: a canvas has it, and the pen that writes SVG. The one that writes may take fewer
 * steps along a stroke, which makes its files smaller.
 */
export type Pen = {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  readonly strokeSteps?: number;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  scale(x: number, y: number): void;
  rotate(angle: number): void;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(x1: number, y1: number, x: number, y: number): void;
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  rect(x: number, y: number, width: number, height: number): void;
  ellipse(x: number, y: number, rx: number, ry: number, turn: number, from: number, to: number): void;
  fill(rule?: 'nonzero' | 'evenodd'): void;
  stroke(): void;
  clip(): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): PenGradient;
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): PenGradient;
};
