import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificate {
  readonly file: string;
  readonly keyFile: string;
  readonly pem: string;
}

/** A certificate for `localhost` that signs itself, good for two days. @param openssl - path of the program */
export function makeCertificate(openssl: string, folder: string): Certificate {
  const [file, keyFile] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-days', '2'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(openssl, [...request, ...subject, '-keyout', keyFile, '-out', file], { stdio: 'ignore' });
  return { file, keyFile, pem: readFileSync(file, 'utf8') };
}
