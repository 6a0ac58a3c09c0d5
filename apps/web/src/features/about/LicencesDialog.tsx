import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { AppDialog } from '../../components/dialogs/AppDialog.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import classes from './AboutPage.module.css';
import { COMPONENTS, type UsedComponent } from './components-used.ts';
import { licenceText } from './licence-texts.ts';

export interface LicencesDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The licence of each component, with its text as the component brings it. */
export function LicencesDialog({ isOpen, onClose }: LicencesDialogProps) {
  return (
    <AppDialog isOpen={isOpen} title="Licences" onClose={onClose}>
      <div className={classes.licences}>
        {COMPONENTS.map((component) => (
          <section key={component.name} aria-label={component.name}>
            <h2>
              {component.name} <span className={classes.dim}>{component.version}</span>
            </h2>
            <p>
              <Anchor href={`https://spdx.org/licenses/${component.licence}.html`} target="_blank" rel="noreferrer" underline="always">
                {component.licence}
              </Anchor>
            </p>
            <LicenceText component={component} />
          </section>
        ))}
      </div>
    </AppDialog>
  );
}

function LicenceText({ component }: { readonly component: UsedComponent }) {
  const { data, isPending } = useQuery({
    queryKey: ['licence-text', component.packageName],
    queryFn: () => licenceText(component.packageName),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending) return <LoadingRows count={1} height={120} label={`Loading the licence of ${component.name}`} />;
  // A package that brings no text of its own is under that of its identifier.
  if (!data) return null;
  return <pre>{data}</pre>;
}
