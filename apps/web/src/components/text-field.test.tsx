// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { TextArea, TextField } from './text-field.tsx';
import { trimPaste } from './trim-paste.ts';

const wordsAbout = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

test.each([
  [undefined, undefined, []],
  ['wrong', undefined, ['wrong']],
  [undefined, 'helps', ['helps']],
  ['wrong', 'helps', ['wrong', 'helps']],
])('with error %j and hint %j a reader hears %j', (error, hint, heard) => {
  show(
    <>
      <TextField label="One" error={error} hint={hint} />
      <TextArea label="More" error={error} hint={hint} />
    </>,
  );
  for (const name of ['One', 'More']) {
    const field = screen.getByLabelText(name);
    expect(wordsAbout(field)).toEqual(heard);
    expect(field.getAttribute('aria-invalid')).toBe(String(error !== undefined));
  }
});

function Pasted() {
  const [value, setValue] = useState('ab');
  return (
    <TextField
      label="Code"
      value={value}
      onPaste={trimPaste}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  );
}

test.each([
  ['  12 34 \n', 'a12 34b'],
  ['1234', 'a1234b'],
])('%j is pasted at the cursor without the space around it', async (text, after) => {
  const user = userEvent.setup();
  show(<Pasted />);
  const field = screen.getByLabelText<HTMLInputElement>('Code');
  field.focus();
  field.setSelectionRange(1, 1);
  await user.paste(text);
  expect(field.value).toBe(after);
});
