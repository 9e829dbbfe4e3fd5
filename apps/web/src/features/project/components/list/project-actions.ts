import type { Project } from '@app/contract/project/schema.ts';
import {
  IconCopy,
  IconDownload,
  IconEdit,
  IconFolderOpen,
  IconPlayerPlay,
  IconShare3,
  IconTemplate,
  IconTrash,
} from '@tabler/icons-react';
import { divider, type MenuEntry } from '../../../../lib/actions.ts';
import { say } from '../../../../lib/texts.ts';
import { canPlay } from '../../rules.ts';
import { listTexts as texts } from './messages.ts';

export type ProjectHandlers = {
  onOpen: (project: Project) => void;
  onPlay: (project: Project) => void;
  onRename: (project: Project) => void;
  onCopy: (project: Project) => void;
  onSaveTemplate: (project: Project) => void;
  onShare: (project: Project) => void;
  onExport: (project: Project) => void;
  onDelete: (project: Project) => void;
};

/** What can be done with a project: in the menu of its card and by right click. */
export function projectActions(project: Project, handlers: ProjectHandlers): readonly MenuEntry[] {
  const run = (handler: keyof ProjectHandlers) => () => handlers[handler](project);
  const plays = () => canPlay(project);
  return [
    { name: 'open', label: say(texts.open), icon: IconFolderOpen, run: run('onOpen') },
    { name: 'play', label: say(texts.play), icon: IconPlayerPlay, when: plays, run: run('onPlay') },
    divider,
    { name: 'rename', label: say(texts.rename), icon: IconEdit, run: run('onRename') },
    { name: 'copy', label: say(texts.copy), icon: IconCopy, run: run('onCopy') },
    {
      name: 'save-template',
      label: say(texts.saveTemplate),
      icon: IconTemplate,
      when: () => project.pages > 0,
      run: run('onSaveTemplate'),
    },
    { name: 'share', label: say(texts.share), icon: IconShare3, when: plays, run: run('onShare') },
    {
      name: 'export',
      label: say(texts.exportDeck),
      icon: IconDownload,
      when: () => project.pages > 0,
      run: run('onExport'),
    },
    divider,
    { name: 'delete', label: say(texts.remove), icon: IconTrash, danger: true, run: run('onDelete') },
  ];
}
