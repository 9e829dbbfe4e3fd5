import { useId } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import { SelectBox, type SelectBoxProps } from './select-box.tsx';

type Props = Omit<SelectBoxProps, 'id' | 'isCompact'> & FieldWords;

/** One of a few, with its label above. */
export function SelectField({ label, error, hint, ...select }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <SelectBox {...select} {...describedBy(id, { error, hint })} />
    </FieldFrame>
  );
}
