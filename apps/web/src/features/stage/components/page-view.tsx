import type { Talk } from '@app/contract/project/schema.ts';
import { Slide, type Slots } from '@app/slide-view/slide.tsx';
import { memo, useMemo } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { slideSlots } from '../../slide/rules.ts';
import type { TalkPage } from '../rules.ts';

type Props = {
  page: TalkPage;
  viewport: Talk['viewport'];
  width: number;
  /** Things on it come and go. */
  isStaged?: boolean;
  /** Its films can be played. */
  films?: Slots | undefined;
  onJump?: ((slideId: string) => void) | undefined;
};

/** A page as wide as it is told. */
export const PageView = memo(function PageView(props: Props) {
  const { page, viewport, width, isStaged = false, films, onJump } = props;
  const { language } = useTexts();
  const slots = useMemo(() => ({ ...slideSlots(language), ...films }), [language, films]);
  return (
    <Slide slide={page} viewport={viewport} width={width} slots={slots} isMarked={isStaged} onJump={onJump} />
  );
});
