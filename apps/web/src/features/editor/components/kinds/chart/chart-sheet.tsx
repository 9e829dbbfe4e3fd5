import { currentSlide, type EditorState } from '../../../store.ts';
import { useStage } from '../../canvas/use-stage.ts';
import { useEdited, useEditor } from '../../use-editor.ts';
import { DataSheet } from './data-sheet.tsx';

const openChart = (state: EditorState) => {
  const found = currentSlide(state).elements.find(({ id }) => id === state.writing);
  return found?.type === 'chart' ? found : undefined;
};

/** The sheet of the chart that was opened, whichever panel stands beside it. */
export function ChartSheet() {
  const { editor } = useEditor();
  const { room } = useStage();
  const chart = useEdited(openChart);
  if (!chart) return null;
  const close = () => {
    editor.write(undefined);
    room?.focus({ preventScroll: true });
  };
  return <DataSheet key={chart.id} chart={chart} onClose={close} />;
}
