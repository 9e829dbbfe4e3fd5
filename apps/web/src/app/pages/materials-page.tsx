import { usePermission } from '../../features/account/hooks.ts';
import { MaterialLibrary } from '../../features/library/components/material-library.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title } = useScreenRow();
  const { data } = usePermission();
  return <MaterialLibrary title={t(title)} storage={data?.storage} />;
}
