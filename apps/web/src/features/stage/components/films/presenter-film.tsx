import { useEffect, useRef, useState } from 'react';
import { useEngine } from '../../hooks.ts';
import { followTalk } from './follow-talk.ts';

type Props = { url: string; page: number; onShown(isShown: boolean): void };

/** Who presents a page, filmed: seen while the talk plays in step with it, in the place of the avatar that moves by itself. */
export function PresenterFilm({ url, page, onShown }: Props) {
  const talk = useEngine();
  const video = useRef<HTMLVideoElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!video.current) return undefined;
    const show = (isOn: boolean) => {
      setShown(isOn);
      onShown(isOn);
    };
    const end = followTalk({ video: video.current, page, talk, onShown: show });
    return () => {
      end();
      onShown(false);
    };
  }, [talk, page, onShown]);
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- it has no sound of its own
  return <video ref={video} src={url} muted playsInline preload="auto" data-shown={isShown} />;
}
