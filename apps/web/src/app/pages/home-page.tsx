import { Audiences } from '../../features/home/components/audiences.tsx';
import { Avatars } from '../../features/home/components/avatars.tsx';
import { Closing } from '../../features/home/components/closing.tsx';
import { Hero } from '../../features/home/components/hero.tsx';
import { LiveStage } from '../../features/home/components/live-stage.tsx';
import { Questions } from '../../features/home/components/questions.tsx';
import { Steps } from '../../features/home/components/steps.tsx';
import { Tiles } from '../../features/home/components/tiles.tsx';
import { later } from '../../lib/later.ts';

const how = 'how';
const Sample = later(async () => (await import('../../features/stage/components/sample.tsx')).Sample);

export function Component() {
  return (
    <>
      <Hero how={how} stage={<LiveStage sample={Sample} />} />
      <Tiles />
      <Steps id={how} />
      <Avatars />
      <Audiences />
      <Questions />
      <Closing />
    </>
  );
}
