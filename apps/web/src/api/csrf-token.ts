let token: string | null = null;

/** Kept from the answers of sign-in and whoami; sent with every call that changes something. */
export function rememberCsrfToken(value: string | null): void {
  token = value;
}

export function csrfToken(): string | null {
  return token;
}
