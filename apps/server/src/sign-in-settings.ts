import { z } from 'zod';

/** A provider of OpenID Connect that the house trusts. */
export interface SingleSignOnSettings {
  /** What users know it by. */
  readonly name: string;
  /** Its address, under which it describes itself. */
  readonly issuer: string;
  readonly clientId: string;
  /** Null: a public client. */
  readonly clientSecret: string | null;
  readonly scopes: string;
  /** Claim that lists the user's groups; null: groups are made by hand. */
  readonly groupsClaim: string | null;
  /** The group of that claim whose members are special users; null: these are made by hand. */
  readonly specialGroup: string | null;
  /** Whether an account that was made here goes over to who comes with its user name. */
  readonly takesAccounts: boolean;
  /** Address under which browsers reach this product, without a slash at its end. */
  readonly publicUrl: string;
}

/** What a provider says travels over TLS, or does not leave the machine. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash } = new URL(text);
  if (search !== '' || hash !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}

/** Settings of the environment that say how users sign in. */
export const SIGN_IN_VARIABLES = {
  RETRON_LOCAL_ACCOUNTS: z.enum(['yes', 'no'], 'must be yes or no').default('yes'),
  RETRON_OIDC_ISSUER: z
    .string()
    .refine(isIssuer, 'must begin with https://, or with http:// and name this machine, and have nothing behind a ? or #')
    .optional(),
  RETRON_OIDC_CLIENT_ID: z.string().max(500, 'must have at most 500 characters').optional(),
  RETRON_OIDC_CLIENT_SECRET: z.string().max(2000, 'must have at most 2000 characters').optional(),
  RETRON_OIDC_NAME: z.string().max(60, 'must have at most 60 characters').default('single sign-on'),
  RETRON_OIDC_SCOPES: z
    .string()
    .refine((scopes) => scopes.split(' ').includes('openid'), 'must have the word openid, with spaces between the scopes')
    .default('openid profile email'),
  RETRON_OIDC_GROUPS_CLAIM: z.string().max(200, 'must have at most 200 characters').optional(),
  RETRON_OIDC_SPECIAL_GROUP: z.string().max(200, 'must have at most 200 characters').optional(),
  RETRON_OIDC_TAKE_ACCOUNTS: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
} as const;

/** What is asked of these settings, with the address of the product. */
type SignInValues = z.output<z.ZodObject<typeof SIGN_IN_VARIABLES>> & { readonly RETRON_PUBLIC_URL?: string | undefined };

/** What one setting says of another. */
export function checkSignIn({ value, issues }: z.core.ParsePayload<SignInValues>): void {
  const wrong = (name: keyof typeof value, message: string) => issues.push({ code: 'custom', input: value[name], path: [name], message });
  if (value.RETRON_OIDC_ISSUER !== undefined) {
    if (value.RETRON_OIDC_CLIENT_ID === undefined) wrong('RETRON_OIDC_CLIENT_ID', 'must be set where RETRON_OIDC_ISSUER is');
    if (value.RETRON_PUBLIC_URL === undefined) wrong('RETRON_PUBLIC_URL', 'must be set where RETRON_OIDC_ISSUER is');
    if (value.RETRON_OIDC_SPECIAL_GROUP !== undefined && value.RETRON_OIDC_GROUPS_CLAIM === undefined)
      wrong('RETRON_OIDC_GROUPS_CLAIM', 'must be set where RETRON_OIDC_SPECIAL_GROUP is');
  } else if (value.RETRON_LOCAL_ACCOUNTS === 'no') {
    wrong('RETRON_LOCAL_ACCOUNTS', 'can be no only where RETRON_OIDC_ISSUER is set: nobody could sign in');
  }
}

/** Null: nobody vouches for users. */
export function singleSignOnOf(values: SignInValues): SingleSignOnSettings | null {
  const { RETRON_OIDC_ISSUER: issuer, RETRON_OIDC_CLIENT_ID: clientId, RETRON_PUBLIC_URL: publicUrl } = values;
  if (issuer === undefined || clientId === undefined || publicUrl === undefined) return null;
  return {
    name: values.RETRON_OIDC_NAME,
    issuer,
    clientId,
    clientSecret: values.RETRON_OIDC_CLIENT_SECRET ?? null,
    scopes: values.RETRON_OIDC_SCOPES,
    groupsClaim: values.RETRON_OIDC_GROUPS_CLAIM ?? null,
    specialGroup: values.RETRON_OIDC_SPECIAL_GROUP ?? null,
    takesAccounts: values.RETRON_OIDC_TAKE_ACCOUNTS === 'yes',
    publicUrl: publicUrl.replace(/\/+$/, ''),
  };
}
