import {
  IconArrowRight,
  IconDeviceDesktop,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconPlus,
  IconPresentation,
  IconSun,
} from '@tabler/icons-react';
import type { Message } from '@app/contract/base/messages.ts';
import { useNavigate } from 'react-router';
import type { PaletteItem } from '../../components/palette.tsx';
import type { Action } from '../../lib/actions.ts';
import { chooseLanguage, chooseScheme } from '../../features/account/store.ts';
import { currentLanguage } from '../../lib/language.ts';
import { type Scheme, useScheme } from '../../lib/scheme.ts';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { keyboardMessages as texts } from '../keyboard-messages.ts';
import { reachableScreens } from '../palette-screens.ts';
import { useLogout } from '../use-logout.ts';
import { useRecentProjects } from './recent-projects.ts';

const switchLanguage = () => chooseLanguage(currentLanguage() === 'zh-CN' ? 'en-US' : 'zh-CN');

/** Everything the palette offers: the screens one may enter, and what can be set from anywhere. */
export function usePaletteItems(onHelp: () => void): readonly PaletteItem[] {
  const { t } = useTexts();
  const navigate = useNavigate();
  const current = useScheme((state) => state.scheme);
  const logout = useLogout();
  const user = useSession((state) => (state.tokens.user === '' ? undefined : state.user));
  const projects = useRecentProjects(user !== undefined);

  /** Found by its words in both languages: people type what they know. */
  const item = (group: Message, label: Message, action: Omit<Action, 'label'>): PaletteItem => ({
    action: { ...action, label: t(label) },
    group: t(group),
    words: [label.zh, label.en],
  });
  const goTo = reachableScreens(user).map(({ path, title }): PaletteItem => {
    const found = item(texts.goTo, title, {
      name: path,
      icon: IconArrowRight,
      run: () => void navigate(path),
    });
    return { ...found, words: [...found.words, path] };
  });
  const scheme = (name: Scheme, label: Message, icon: Action['icon']) =>
    item(texts.settings, label, {
      name,
      ...(icon ? { icon } : {}),
      when: () => current !== name,
      run: () => chooseScheme(name),
    });
  const newProject = item(texts.projects, texts.newProject, {
    name: 'new-project',
    icon: IconPlus,
    when: () => user !== undefined,
    run: () => void navigate('/project?new=1'),
  });
  const opens = projects.map(
    ({ id, title }): PaletteItem => ({
      action: {
        name: id,
        label: title,
        icon: IconPresentation,
        run: () => void navigate(`/edit-project?id=${id}`),
      },
      group: t(texts.projects),
      words: [],
    }),
  );
  return [
    newProject,
    ...opens,
    ...goTo,
    item(texts.settings, texts.switchLanguage, { name: 'language', icon: IconLanguage, run: switchLanguage }),
    scheme('light', texts.light, IconSun),
    scheme('dark', texts.dark, IconMoon),
    scheme('auto', texts.system, IconDeviceDesktop),
    item(texts.settings, texts.help, { name: 'help', icon: IconKeyboard, shortcut: '?', run: onHelp }),
    item(texts.settings, texts.logout, {
      name: 'logout',
      icon: IconLogout,
      when: () => user !== undefined,
      run: () => void logout(),
    }),
  ];
}
