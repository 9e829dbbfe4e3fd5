import { helperWorks } from '@app/contract/helper/limits.ts';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { newId } from '../../../lib/new-id.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useRedraw } from '../api.ts';
import { outlineTexts } from '../messages.ts';
import type { OutlineDesk } from '../store.ts';
import { replaceLeaves } from './tree/edits.ts';
import { treeTexts as texts } from './tree/messages.ts';
import { isLeaf, parentOf } from './tree/rows.ts';

type Props = { projectId: string; desk: OutlineDesk; rowId: string | undefined };

/** Draws the page or the part that one is in anew; what it costs is said before. */
export function RedrawButton({ projectId, desk, rowId }: Props) {
  const { t } = useTexts();
  const { rows } = useStore(desk.store);
  const redraw = useRedraw(projectId);
  const [isAsking, setIsAsking] = useState(false);
  const index = rows.findIndex(({ id }) => id === rowId);
  const row = rows[index];
  // A point is drawn with its page.
  const node = row && isLeaf(row) ? rows[parentOf(rows, index)] : row;
  const label = t(node?.kind === 'section' ? texts.redrawSection : texts.redrawPage);
  return (
    <>
      <IconButton label={label} icon={IconRefresh} disabled={!node} onClick={() => setIsAsking(true)} />
      {isAsking && node ? (
        <ConfirmDialog
          title={t(node.kind === 'section' ? texts.redrawSectionTitle : texts.redrawPageTitle)}
          text={t(texts.redrawText, { name: node.text, uses: helperWorks.branch.uses })}
          confirmLabel={label}
          cancelLabel={t(outlineTexts.cancel)}
          closeLabel={t(outlineTexts.close)}
          onConfirm={async () => {
            // The server draws from what it has.
            if (!(await desk.flush())) return;
            const { pages } = await redraw.mutateAsync(node.id);
            desk.edit((before) => replaceLeaves(before, pages, newId));
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
