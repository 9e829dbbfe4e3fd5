import { fromHex, type Rgba } from '@app/deck/design/color-maths.ts';
import type { Drawn } from '@app/deck/drawn.ts';
import type { Recolor } from '@app/deck/paint.ts';
import type { ReactNode } from 'react';

type Step = (change: Drawn<Recolor>, before: string) => ReactNode;

/** Each of the three channels, times and plus. */
const linear = (slope: number, intercept: number) => (
  <feComponentTransfer>
    <feFuncR type="linear" slope={slope} intercept={intercept} />
    <feFuncG type="linear" slope={slope} intercept={intercept} />
    <feFuncB type="linear" slope={slope} intercept={intercept} />
  </feComponentTransfer>
);

/** What each of the three channels becomes, by its value. */
const eachChannel = (values: string) => (
  <feComponentTransfer>
    <feFuncR type="discrete" tableValues={values} />
    <feFuncG type="discrete" tableValues={values} />
    <feFuncB type="discrete" tableValues={values} />
  </feComponentTransfer>
);

const grey = <feColorMatrix type="saturate" values="0" />;

/** How light a pixel is counts its green most. */
const lightness = [0.2126, 0.7152, 0.0722];

const black: Rgba = { r: 0, g: 0, b: 0, a: 1 };
const inDigits = (color: string) => fromHex(color.slice(1)) ?? black;

function inTwoColors(dark: Rgba, light: Rgba) {
  const row = (name: 'r' | 'g' | 'b') =>
    [...lightness.map((part) => part * (light[name] - dark[name])), 0, dark[name]].join(' ');
  return <feColorMatrix values={`${row('r')} ${row('g')} ${row('b')} 0 0 0 1 0`} />;
}

/** Above this nothing of a picture would be left on paper. */
const lightest = 0.85;

function lighter(brightness: number, contrast: number) {
  const slope = contrast < 0 ? 1 + contrast * 0.992 : 1 / (1 - contrast * 0.992);
  return linear(slope, Math.min(lightest, brightness + (1 - slope) / 2));
}

/** Nothing where a channel has this value, all where it has another. */
const others = (value: number) =>
  Array.from({ length: 256 }, (_, each) => (each === Math.round(value * 255) ? 0 : 1)).join(' ');

/** A pixel is kept that differs in one of its channels. */
const without = ({ r, g, b }: Rgba, before: string) => (
  <>
    <feComponentTransfer in={before}>
      <feFuncR type="discrete" tableValues={others(r)} />
      <feFuncG type="discrete" tableValues={others(g)} />
      <feFuncB type="discrete" tableValues={others(b)} />
    </feComponentTransfer>
    <feColorMatrix result="kept" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1 1 1 0 0" />
    <feComposite in={before} in2="kept" operator="in" />
  </>
);

const draw: Step = (change, before) => {
  switch (change.kind) {
    case 'grey':
      return grey;
    case 'black-white':
      return (
        <>
          {grey}
          {eachChannel(
            Array.from({ length: 256 }, (_, value) => (value / 255 < change.from ? 0 : 1)).join(' '),
          )}
        </>
      );
    case 'light':
      return lighter(change.brightness, change.contrast);
    case 'duotone':
      return inTwoColors(inDigits(change.dark), inDigits(change.light));
    case 'clear':
      return without(inDigits(change.color), before);
  }
};

/** What is done to the colours of a picture, for an `<image>` that names it as its filter. */
export function RecolorDef({ id, recolor }: { id: string; recolor: Drawn<Recolor>[] }) {
  return (
    <filter id={id} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
      {recolor.map((change, at) => {
        const before = at === 0 ? 'SourceGraphic' : `step${at}`;
        return (
          // Steps have no names of their own: their place in the list is theirs.
          // oxlint-disable-next-line react/no-array-index-key
          <RecolorStep key={at} at={at}>
            {draw(change, before)}
          </RecolorStep>
        );
      })}
    </filter>
  );
}

/** A step, and a name for what it makes: the next may need it twice. */
const RecolorStep = ({ at, children }: { at: number; children: ReactNode }) => (
  <>
    {children}
    <feOffset result={`step${at + 1}`} />
  </>
);
