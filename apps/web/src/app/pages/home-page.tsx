import { Audiences } from '../../features/home/components/audiences.tsx';
import { Avatars } from '../../features/home/components/avatars.tsx';
import { Closing } from '../../features/home/components/closing.tsx';
import { Hero } from '../../features/home/components/hero.tsx';
import { Questions } from '../../features/home/components/questions.tsx';
import { Steps } from '../../features/home/components/steps.tsx';
import { Tiles } from '../../features/home/components/tiles.tsx';

const how = 'how';

export function Component() {
  return (
    <>
      <Hero how={how} />
      <Tiles />
      <Steps id={how} />
      <Avatars />
      <Audiences />
      <Questions />
      <Closing />
    </>
  );
}
