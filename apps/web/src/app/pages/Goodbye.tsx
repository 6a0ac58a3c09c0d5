import { VisuallyHidden } from '@mantine/core';
import { LOGIN_REDIRECT_MS } from '@retron/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paths } from '../../addresses/paths.ts';
import { CentredCard } from '../../components/CentredCard.tsx';
import classes from './pages.module.css';

/** Shows for two seconds, then gives way to the login page. */
export function Goodbye() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: paths.login, replace: true }), LOGIN_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <CentredCard>
      <VisuallyHidden component="h1">Goodbye</VisuallyHidden>
      <p className={classes.waiting} role="status">
        Goodbye. You are signed out.
      </p>
    </CentredCard>
  );
}
