import type { Failure } from '@retron/molecule';

/** Why a template cannot be used. */
export interface TemplateFailure extends Failure {
  readonly kind: 'template-syntax' | 'template-maps' | 'template-element' | 'template-ambiguous';
}
