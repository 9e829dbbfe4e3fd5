import { usePermission } from '../../features/account/hooks.ts';
import { FileLibrary } from '../../features/library/components/file-library.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title } = useScreenRow();
  const { data } = usePermission();
  return <FileLibrary title={t(title)} storage={data?.storage} />;
}
