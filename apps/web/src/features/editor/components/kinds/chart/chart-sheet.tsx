import { openedElement } from '../../../store.ts';
import { useStage } from '../../canvas/use-stage.ts';
import { useEdited, useEditor } from '../../use-editor.ts';
import { DataSheet } from './data-sheet.tsx';

/** The sheet of the chart that was opened, whichever panel stands beside it. */
export function ChartSheet() {
  const { editor } = useEditor();
  const { room } = useStage();
  const chart = useEdited((state) => openedElement(state, 'chart'));
  if (!chart) return null;
  const close = () => {
    editor.open(undefined);
    room?.focus({ preventScroll: true });
  };
  return <DataSheet key={chart.id} chart={chart} onClose={close} />;
}
