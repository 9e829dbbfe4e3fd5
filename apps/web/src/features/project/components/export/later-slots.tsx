import type { Language } from '@app/contract/base/messages.ts';
import { later } from '@app/slide-view/later.ts';
import type { Slots } from '@app/slide-view/slide.tsx';
import type { ReactNode } from 'react';
import { slideSlots } from '../../../slide/rules.ts';

const marked = (content: ReactNode): ReactNode => (
  <div {...later} style={{ display: 'contents' }}>
    {content}
  </div>
);

/** What every slide shows, marked where its code comes later, so that who prints it can wait for it. */
export function laterSlots(language: Language): Slots {
  const { chart, latex, ...slots } = slideSlots(language);
  return {
    ...slots,
    chart: (element) => marked(chart(element)),
    latex: (element) => marked(latex(element)),
  };
}
