import type { Pen, PenGradient } from './pen.ts';

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const short = (value: number): string => String(Math.round(value * 10) / 10);
const opacity = (name: string, alpha: number): string =>
  alpha < 0.995 ? ` ${name}="${Math.round(alpha * 100) / 100}"` : '';

/** A colour and how much can be seen through it. */
const split = (colour: string): [string, number] =>
  colour.length === 9 ? [colour.slice(0, 7), Number.parseInt(colour.slice(7), 16) / 255] : [colour, 1];

class SvgGradient implements PenGradient {
  readonly stops: string[] = [];
  readonly open: string;
  constructor(open: string) {
    this.open = open;
  }
  addColorStop(at: number, colour: string): void {
    const [plain, alpha] = split(colour);
    this.stops.push(`<stop offset="${at}" stop-color="${plain}"${opacity('stop-opacity', alpha)}/>`);
  }
}

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

/** Four curves that make a circle: how far their handles reach. */
const handle = 0.5523;

/** A pen that writes SVG, so that pictures of presenters need no canvas. */
export class SvgPen implements Pen {
  fillStyle: unknown = '#000000';
  strokeStyle: unknown = '#000000';
  lineWidth = 1;
  readonly strokeSteps = 3;
  #matrix: Matrix = [1, 0, 0, 1, 0, 0];
  #path = '';
  #groups = 0;
  readonly #stack: { matrix: Matrix; groups: number }[] = [];
  readonly #shared = new Map<string, string>();
  readonly #out: string[] = [];

  #at(x: number, y: number): string {
    const [a, b, c, d, e, f] = this.#matrix;
    return `${short(a * x + c * y + e)} ${short(b * x + d * y + f)}`;
  }

  /** Things that are used by their name; the same thing has one name. */
  #share(body: string): string {
    const known = this.#shared.get(body);
    if (known !== undefined) return known;
    const id = `i${this.#shared.size.toString(36)}`;
    this.#shared.set(body, id);
    return id;
  }

  #paint(name: 'fill' | 'stroke', style: unknown): string {
    if (style instanceof SvgGradient) {
      const kind = style.open.split(' ', 1)[0];
      return ` ${name}="url(#${this.#share(`<${style.open} id="@">${style.stops.join('')}</${kind}>`)})"`;
    }
    const [colour, alpha] = split(String(style));
    return ` ${name}="${colour}"${opacity(`${name}-opacity`, alpha)}`;
  }

  save(): void {
    this.#stack.push({ matrix: this.#matrix, groups: this.#groups });
  }
  restore(): void {
    const before = this.#stack.pop();
    if (!before) return;
    this.#matrix = before.matrix;
    for (; this.#groups > before.groups; this.#groups--) this.#out.push('</g>');
  }
  transform(...matrix: Matrix): void {
    this.#matrix = times(this.#matrix, matrix);
  }
  translate(x: number, y: number): void {
    this.transform(1, 0, 0, 1, x, y);
  }
  scale(x: number, y: number): void {
    this.transform(x, 0, 0, y, 0, 0);
  }
  rotate(angle: number): void {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    this.transform(cos, sin, -sin, cos, 0, 0);
  }

  beginPath(): void {
    this.#path = '';
  }
  closePath(): void {
    this.#path += 'Z';
  }
  moveTo(x: number, y: number): void {
    this.#path += `M${this.#at(x, y)}`;
  }
  lineTo(x: number, y: number): void {
    this.#path += `L${this.#at(x, y)}`;
  }
  quadraticCurveTo(x1: number, y1: number, x: number, y: number): void {
    this.#path += `Q${this.#at(x1, y1)} ${this.#at(x, y)}`;
  }
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#path += `C${this.#at(x1, y1)} ${this.#at(x2, y2)} ${this.#at(x, y)}`;
  }
  rect(x: number, y: number, width: number, height: number): void {
    const corners = [this.#at(x + width, y), this.#at(x + width, y + height), this.#at(x, y + height)];
    this.#path += `M${this.#at(x, y)}L${corners.join('L')}Z`;
  }
  /** Whole ones alone: nobody draws a part of one. */
  ellipse(x: number, y: number, rx: number, ry: number, turn: number): void {
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    const at = (u: number, v: number): [number, number] => [
      x + u * rx * cos - v * ry * sin,
      y + u * rx * sin + v * ry * cos,
    ];
    this.moveTo(...at(1, 0));
    let [u, v] = [1, 0];
    for (let quarter = 0; quarter < 4; quarter++) {
      const [nu, nv] = [-v, u];
      this.bezierCurveTo(
        ...at(u + nu * handle, v + nv * handle),
        ...at(nu + u * handle, nv + v * handle),
        ...at(nu, nv),
      );
      [u, v] = [nu, nv];
    }
    this.closePath();
  }

  fill(rule?: 'nonzero' | 'evenodd'): void {
    if (this.#path === '') return;
    const how = rule === 'evenodd' ? ' fill-rule="evenodd"' : '';
    this.#out.push(`<path d="${this.#path}"${this.#paint('fill', this.fillStyle)}${how}/>`);
  }
  stroke(): void {
    const width = short(this.lineWidth * this.#matrix[3]);
    const style = this.#paint('stroke', this.strokeStyle);
    this.#out.push(`<path d="${this.#path}" fill="none" stroke-width="${width}"${style}/>`);
  }
  fillRect(x: number, y: number, width: number, height: number): void {
    const before = this.#path;
    this.#path = '';
    this.rect(x, y, width, height);
    this.fill();
    this.#path = before;
  }
  clip(): void {
    const id = this.#share(`<clipPath id="@"><path d="${this.#path}"/></clipPath>`);
    this.#out.push(`<g clip-path="url(#${id})">`);
    this.#groups++;
  }

  createLinearGradient(x0: number, y0: number, x1: number, y1: number): PenGradient {
    const [a, b] = [this.#at(x0, y0).split(' '), this.#at(x1, y1).split(' ')];
    return new SvgGradient(
      `linearGradient gradientUnits="userSpaceOnUse" x1="${a[0]}" y1="${a[1]}" x2="${b[0]}" y2="${b[1]}"`,
    );
  }
  createRadialGradient(x: number, y: number, _r: number, _x: number, _y: number, r: number): PenGradient {
    const move = this.#matrix.map((value) => Math.round(value * 1000) / 1000).join(' ');
    return new SvgGradient(
      `radialGradient gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${short(r)}" gradientTransform="matrix(${move})"`,
    );
  }

  /** What was drawn, as the inside of an SVG file. */
  body(): string {
    const shared = [...this.#shared].map(([thing, id]) => thing.replace('@', id)).join('');
    return `<defs>${shared}</defs>${this.#out.join('')}`;
  }
}
