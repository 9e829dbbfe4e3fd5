import { AvatarList } from '../../features/avatar/components/list/avatar-list.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title } = useScreenRow();
  return <AvatarList title={t(title)} />;
}
