import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { paths } from '../../addresses/paths.ts';
import { ShellHeader } from '../../components/shell/ShellHeader.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import classes from './pages.module.css';

export interface AreaNotBuiltProps {
  readonly title: string;
}

/** Says plainly that an area of the specification is not there yet. */
export function AreaNotBuilt({ title }: AreaNotBuiltProps) {
  return (
    <>
      <ShellHeader crumbs={[{ label: title }]} />
      <div className={classes.titled}>
        <h1>{title}</h1>
      </div>
      <EmptyState
        sentence="This area is not built yet."
        action={
          <Button component={Link} to={paths.dashboard} variant="default">
            Go to the dashboard
          </Button>
        }
      />
    </>
  );
}
