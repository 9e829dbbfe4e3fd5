import type { Message } from '@app/contract/base/messages.ts';
import { clientLimits } from '@app/contract/client/limits.ts';
import { mediaFault } from '@app/contract/speech/states/media-fault.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { notify } from '../../../../lib/notices.ts';
import { say } from '../../../../lib/texts.ts';
import { photoTexts as texts } from './messages.ts';

/** Portraits are high: of what a camera gives, the middle is used. */
const wanted = {
  video: { facingMode: 'user', width: { ideal: 1920 }, height: { ideal: 1440 } },
  audio: false,
};

function faultOf(error: unknown): Message {
  if (!navigator.mediaDevices) return texts.cameraInsecure;
  return mediaFault(error instanceof DOMException ? error.name : '', 'camera');
}

const stop = (stream: MediaStream | undefined): void => stream?.getTracks().forEach((track) => track.stop());

type Told = { onLive: () => void; onFault: (fault: Message) => void };

/** Asks for the camera and shows it; what it gives back lets it go again. */
function openCamera(video: HTMLVideoElement, { onLive, onFault }: Told): () => void {
  let stream: MediaStream | undefined;
  let isGone = false;
  const close = () => {
    isGone = true;
    stop(stream);
  };
  const fail = (fault: Message) => {
    if (isGone) return;
    close();
    onFault(fault);
  };
  const open = async () => {
    try {
      stream = await navigator.mediaDevices.getUserMedia(wanted);
      // Somebody left while the browser was still asking.
      if (isGone) return stop(stream);
      stream.getVideoTracks()[0]?.addEventListener('ended', () => fail(texts.cameraEnded));
      video.srcObject = stream;
      await video.play();
      if (!isGone) onLive();
    } catch (error) {
      fail(faultOf(error));
    }
  };
  void open();
  return close;
}

/** The camera as long as this is shown. What is wrong is said for 5 seconds, and stays where the picture would be. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const close = useRef<() => void>(undefined);
  const [isLive, setLive] = useState(false);
  const [fault, setFault] = useState<Message>();

  const open = useCallback(() => {
    if (!video.current) return;
    close.current = openCamera(video.current, {
      onLive: () => setLive(true),
      onFault(why) {
        setLive(false);
        setFault(why);
        notify('error', say(why), clientLimits.mediaNoticeMs);
      },
    });
  }, []);
  useEffect(() => {
    open();
    return () => close.current?.();
  }, [open]);

  return {
    /** Where it is seen. */
    video,
    isLive,
    fault,
    again() {
      setFault(undefined);
      open();
    },
  };
}
