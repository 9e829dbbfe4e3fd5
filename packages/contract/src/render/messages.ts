import { defineMessages } from '../base/messages.ts';

/** Texts about films of presenters. Owners read none of them: without a film the avatar itself is seen. */
export const renderMessages = defineMessages('render', {
  unreachable: {
    zh: '无法连接生成主讲视频的服务 {engine}（{reason}）。请检查 RENDER_URL，以及对方服务是否在运行',
    en: 'The service {engine} that films presenters cannot be reached ({reason}). Check RENDER_URL and whether the service is running.',
  },
  slow: {
    zh: '生成主讲视频的服务 {engine} 在 {seconds} 秒内没有完成。请稍后重试，或调大 RENDER_SECONDS',
    en: 'The service {engine} that films presenters was not done within {seconds} seconds. Try again later, or raise RENDER_SECONDS.',
  },
  failed: {
    zh: '生成主讲视频的服务 {engine} 出错（{reason}）。请稍后重试',
    en: 'The service {engine} that films presenters failed ({reason}). Try again later.',
  },
  refused: {
    zh: '生成主讲视频的服务 {engine} 拒绝了请求（{reason}）。请检查 RENDER_URL、RENDER_MODEL 和 RENDER_KEY',
    en: 'The service {engine} that films presenters refused the request ({reason}). Check RENDER_URL, RENDER_MODEL and RENDER_KEY.',
  },
  garbage: {
    zh: '生成主讲视频的服务 {engine} 返回的视频无法使用（{reason}）。请换一个模型，或检查该服务',
    en: 'What the service {engine} that films presenters sent cannot be used ({reason}). Use another model there, or check the service.',
  },
});
