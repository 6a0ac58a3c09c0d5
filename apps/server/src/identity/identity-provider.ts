import { failure, type Result, success } from '@retron/molecule';
import * as client from 'openid-client';
import type { SingleSignOnSettings } from '../sign-in-settings.ts';
import { type Identity, identityOf } from './identity.ts';

/** What a browser keeps between leaving for the provider and coming back. */
export interface Departure {
  readonly state: string;
  readonly nonce: string;
  /** Proves that who comes back is who left (PKCE, RFC 7636). */
  readonly verifier: string;
}

/** Why nobody was vouched for. `unreachable`: the provider gives no usable answer; `refused`: it answers, and not with a user. */
export interface NotVouchedFor {
  readonly kind: 'unreachable' | 'refused';
  /** For the log. */
  readonly message: string;
}

/** Where the provider sends browsers back to. */
export const RETURN_PATH = '/app/login/auth/return';

/** How long what a provider says of itself is believed. */
const DESCRIPTION_MS = 3_600_000;
const PATIENCE_SECONDS = 10;

/** A provider of OpenID Connect, by its authorization code flow. Source: https://openid.net/specs/openid-connect-core-1_0.html */
export class IdentityProvider {
  readonly #settings: SingleSignOnSettings;
  #description: { readonly config: Promise<client.Configuration>; readonly untilMs: number } | null = null;

  constructor(settings: SingleSignOnSettings) {
    this.#settings = settings;
  }

  /** What users know it by. */
  get name(): string {
    return this.#settings.name;
  }

  /** Where a browser goes to be asked who it is, and what it has to bring back. */
  async begin(): Promise<Result<{ readonly address: string; readonly departure: Departure }, NotVouchedFor>> {
    const departure = { state: client.randomState(), nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() };
    try {
      const address = client.buildAuthorizationUrl(await this.#describe(), {
        redirect_uri: this.#settings.publicUrl + RETURN_PATH,
        scope: this.#settings.scopes,
        state: departure.state,
        nonce: departure.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(departure.verifier),
        code_challenge_method: 'S256',
      });
      return success({ address: address.href, departure });
    } catch (error) {
      return failure({ kind: 'unreachable', message: told(error) });
    }
  }

  /** Who came back. @param search - of the address that the browser was sent back to, with its question mark */
  async finish(search: string, { state, nonce, verifier }: Departure): Promise<Result<Identity, NotVouchedFor>> {
    try {
      const config = await this.#describe();
      const tokens = await client.authorizationCodeGrant(config, new URL(this.#settings.publicUrl + RETURN_PATH + search), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) return failure({ kind: 'refused', message: 'The provider sent no ID token.' });
      // Many providers say names and groups there alone.
      const more = config.serverMetadata().userinfo_endpoint ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : {};
      return success(identityOf({ issuer: claims.iss, subject: claims.sub }, { ...claims, ...more }, this.#settings.groupsClaim));
    } catch (error) {
      const isAnswer =
        error instanceof client.ResponseBodyError || error instanceof client.AuthorizationResponseError || !(error instanceof TypeError);
      return failure({ kind: isAnswer ? 'refused' : 'unreachable', message: told(error) });
    }
  }

  /** Where a browser goes to be signed out of the provider too; null where the provider knows no such thing or gives no answer. */
  async signOutAddress(): Promise<string | null> {
    try {
      const config = await this.#describe();
      if (!config.serverMetadata().end_session_endpoint) return null;
      return client.buildEndSessionUrl(config, { post_logout_redirect_uri: `${this.#settings.publicUrl}/app/login` }).href;
    } catch {
      return null;
    }
  }

  #describe(): Promise<client.Configuration> {
    const nowMs = performance.now();
    if (this.#description !== null && this.#description.untilMs > nowMs) return this.#description.config;
    const config = this.#discover();
    this.#description = { config, untilMs: nowMs + DESCRIPTION_MS };
    // What failed is tried anew by the next who asks.
    config.catch(() => {
      this.#description = null;
    });
    return config;
  }

  #discover(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const server = new URL(issuer);
    return client.discovery(
      server,
      clientId,
      undefined,
      clientSecret === null ? client.None() : client.ClientSecretBasic(clientSecret),
      // The settings let nothing without TLS leave the machine.
      { timeout: PATIENCE_SECONDS, execute: server.protocol === 'http:' ? [client.allowInsecureRequests] : [] },
    );
  }
}

/** What went wrong, and below it why. */
function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
