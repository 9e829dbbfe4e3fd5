import type { Upload } from '@app/contract/upload/schema.ts';
import { IconCopy, IconDownload, IconEdit, IconEye, IconTrash } from '@tabler/icons-react';
import { divider, type MenuEntry } from '../../../lib/actions.ts';
import { saveAddress } from '../../../lib/download.ts';
import { say } from '../../../lib/texts.ts';
import { libraryMessages as texts } from '../messages.ts';
import { canPreview } from '../rules.ts';
import type { FileWish } from './file-dialogs.tsx';

/** What can be done with a file: in the menu of its row and by right click. */
export function fileActions(file: Upload, onWish: (wish: FileWish) => void): readonly MenuEntry[] {
  const wish = (what: FileWish['what']) => () => onWish({ what, file });
  return [
    {
      name: 'open',
      label: say(texts.open),
      icon: IconEye,
      when: () => canPreview(file.type),
      run: wish('open'),
    },
    {
      name: 'download',
      label: say(texts.download),
      icon: IconDownload,
      run: () => saveAddress(file.url, file.name),
    },
    { name: 'rename', label: say(texts.rename), icon: IconEdit, run: wish('rename') },
    {
      name: 'copy-name',
      label: say(texts.copyName),
      icon: IconCopy,
      // Pages that are not served securely have no clipboard.
      when: () => navigator.clipboard !== undefined,
      run: () => void navigator.clipboard.writeText(file.name).catch(() => undefined),
    },
    divider,
    { name: 'delete', label: say(texts.delete), icon: IconTrash, danger: true, run: wish('delete') },
  ];
}
