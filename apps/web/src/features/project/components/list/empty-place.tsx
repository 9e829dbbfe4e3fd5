import { Button } from '../../../../components/button.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { placed } from '../../../../components/window-grid.tsx';

type Props = {
  position: number;
  total: number;
  height: number;
  retryLabel: string;
  /** Only where it could not be fetched. */
  onRetry: (() => void) | undefined;
};

/** A place of a list whose content is still on its way. The focus can wait here. */
export const EmptyPlace = ({ position, total, height, retryLabel, onRetry }: Props) => (
  <li {...placed(position, total)} tabIndex={-1} aria-busy="true">
    {onRetry ? (
      <Button variant="light" onClick={onRetry}>
        {retryLabel}
      </Button>
    ) : (
      <Skeleton height={height} />
    )}
  </li>
);
