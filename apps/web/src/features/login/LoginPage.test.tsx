import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFixtureFetch } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { LoginPage } from './LoginPage.tsx';

const arrival = { ways: { password: true, singleSignOn: null }, next: '/', isExpired: false, refusal: null } as const;

afterEach(() => vi.unstubAllGlobals());

async function signInAs(username: string, password: string): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name: 'User name' }), { target: { value: username } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('LoginPage', () => {
  it('sends name and password and goes on once they are right', async () => {
    const calls = useFixtureFetch();
    const handleSignedIn = vi.fn(async () => {});
    await renderPage(<LoginPage {...arrival} onSignedIn={handleSignedIn} />);
    await signInAs('chemist', 'secret');
    await waitFor(() => expect(handleSignedIn).toHaveBeenCalledOnce());
    expect(calls).toMatchObject([{ method: 'POST', path: '/app/login', body: { username: 'chemist', password: 'secret' } }]);
  });

  it('says what the server says to a wrong password, and stays', async () => {
    useFixtureFetch({ 'POST /app/login': { status: 401, json: { errors: ['The user name or the password is wrong.'] } } });
    const handleSignedIn = vi.fn(async () => {});
    await renderPage(<LoginPage {...arrival} onSignedIn={handleSignedIn} />);
    await signInAs('chemist', 'wrong');
    expect((await screen.findByText('The user name or the password is wrong.')).closest('[role="alert"]')).not.toBeNull();
    expect(handleSignedIn).not.toHaveBeenCalled();
  });

  it('says that a session has ended', async () => {
    useFixtureFetch();
    await renderPage(<LoginPage {...arrival} isExpired onSignedIn={async () => {}} />);
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeDefined();
  });

  it('sends nothing while a field is empty, says which and goes there', async () => {
    const calls = useFixtureFetch();
    await renderPage(<LoginPage {...arrival} onSignedIn={async () => {}} />);
    await signInAs('chemist', '');
    expect(calls).toEqual([]);
    expect(screen.getByText('Please enter your password.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    await signInAs('', '');
    expect(screen.getByText('Please enter your user name.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'User name' }));
  });

  it('says no more of the last try when the next is sent empty', async () => {
    useFixtureFetch({ 'POST /app/login': { status: 401, json: { errors: ['The user name or the password is wrong.'] } } });
    await renderPage(<LoginPage {...arrival} onSignedIn={async () => {}} />);
    await signInAs('chemist', 'wrong');
    await screen.findByText('The user name or the password is wrong.');
    await signInAs('chemist', '');
    await waitFor(() => expect(screen.queryByText('The user name or the password is wrong.')).toBeNull());
  });

  it('offers single sign-on beside passwords, and goes on from there to the page that was asked for', async () => {
    useFixtureFetch();
    await renderPage(
      <LoginPage
        {...arrival}
        ways={{ password: true, singleSignOn: 'House ID' }}
        next="/projects/1?sort=name"
        onSignedIn={async () => {}}
      />,
    );
    const link = await screen.findByRole('link', { name: 'Continue with House ID' });
    expect(link.getAttribute('href')).toBe('/app/login/auth?next=%2Fprojects%2F1%3Fsort%3Dname');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
  });

  it('asks for no password where there are none, and says why single sign-on let nobody in', async () => {
    useFixtureFetch();
    await renderPage(
      <LoginPage {...arrival} ways={{ password: false, singleSignOn: 'House ID' }} refusal="taken" onSignedIn={async () => {}} />,
    );
    const reason = await screen.findByText('Somebody else has an account with your user name here. Please ask the people who run Retron.');
    expect(reason.closest('[role="alert"]')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Continue with House ID' }).getAttribute('href')).toBe('/app/login/auth');
    expect(screen.queryByLabelText('Password')).toBeNull();
  });
});
