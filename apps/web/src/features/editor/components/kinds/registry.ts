import type { ElementType } from '@app/deck/element-type.ts';
import {
  IconChartBar,
  IconLetterT,
  IconMath,
  IconMusic,
  IconPhoto,
  IconShape,
  IconTable,
  IconUser,
  IconVideo,
} from '@tabler/icons-react';
import { editorMessages as texts } from '../../messages.ts';
import { AudioPanel } from './audio/audio-panel.tsx';
import { ChartPanel } from './chart/chart-panel.tsx';
import { ImagePanel } from './image/image-panel.tsx';
import type { Kind } from './kind.ts';
import { ShapePanel } from './shape/shape-panel.tsx';
import { TextBoxPanel } from './text/text-box-panel.tsx';
import { VideoPanel } from './video/video-panel.tsx';
import { LatexPanel } from './latex/latex-panel.tsx';
import { TablePanel } from './table/table-panel.tsx';

/** Every kind of element; a kind that is missing here does not compile. */
export const kinds: { [Type in ElementType]: Kind<Type> } = {
  text: { name: texts.text, icon: IconLetterT, Panel: TextBoxPanel },
  image: { name: texts.image, icon: IconPhoto, Panel: ImagePanel },
  shape: { name: texts.shape, icon: IconShape, Panel: ShapePanel },
  table: { name: texts.table, icon: IconTable, Panel: TablePanel },
  chart: { name: texts.chart, icon: IconChartBar, Panel: ChartPanel },
  video: { name: texts.video, icon: IconVideo, Panel: VideoPanel },
  audio: { name: texts.audio, icon: IconMusic, Panel: AudioPanel },
  latex: { name: texts.latex, icon: IconMath, Panel: LatexPanel },
  // Its fields stand in the panel of who presents.
  avatar: { name: texts.avatar, icon: IconUser },
};
