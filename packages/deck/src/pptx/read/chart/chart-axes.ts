import type { ChartElement } from '../../../element.ts';
import { child, type XmlNode } from '../../package/nodes.ts';
import { isOn, valueOf } from './chart-data.ts';

const isAxis = ({ name }: XmlNode) => /^c:(?:cat|date|val|ser)Ax$/.test(name);

/** The axis of the categories and that of the values. */
export function axesOf(plotArea: XmlNode): { category: XmlNode | undefined; value: XmlNode | undefined } {
  const axes = plotArea.children.filter(isAxis);
  const values = axes.filter(({ name }) => name === 'c:valAx');
  const named = axes.find(({ name }) => name === 'c:catAx' || name === 'c:dateAx');
  if (named) return { category: named, value: values[0] };
  const below = values.find((axis) => ['b', 't'].includes(valueOf(axis, 'c:axPos') ?? ''));
  return { category: below, value: values.find((axis) => axis !== below) };
}

/** Whether the first category stands where the axis begins. */
export const isReversed = (plotArea: XmlNode): boolean =>
  valueOf(child(axesOf(plotArea).category, 'c:scaling'), 'c:orientation') === 'maxMin';

const isHidden = (axis: XmlNode | undefined) =>
  isOn(axis, 'c:delete') || valueOf(axis, 'c:tickLblPos') === 'none';

const numberOf = (node: XmlNode | undefined, name: string): number | undefined => {
  const value = valueOf(node, name);
  return value === undefined || !Number.isFinite(Number(value)) ? undefined : Number(value);
};

/** Which axes are shown, where that of the values begins and ends, and whether lines lead across from it. */
export function readAxes(plotArea: XmlNode): Pick<ChartElement, 'hiddenAxes' | 'range' | 'noGrid'> {
  const { category, value } = axesOf(plotArea);
  if (!value) return {};
  const hidden = [
    ...(isHidden(category) ? (['category'] as const) : []),
    ...(isHidden(value) ? (['value'] as const) : []),
  ];
  const scaling = child(value, 'c:scaling');
  const [min, max] = [numberOf(scaling, 'c:min'), numberOf(scaling, 'c:max')];
  const step = numberOf(value, 'c:majorUnit');
  const range = {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(step !== undefined && step > 0 && { step }),
  };
  return {
    ...(hidden.length > 0 && { hiddenAxes: hidden }),
    ...(Object.keys(range).length > 0 && { range }),
    ...(!child(value, 'c:majorGridlines') && { noGrid: true }),
  };
}
