import { z } from 'zod';
import { MAX_DESCRIPTION_LENGTH, TEXTS } from './own-texts.ts';
import { storable } from './primitives.ts';

/** What describes a query or a project; may be empty. */
export const descriptionText = storable(z.string().max(MAX_DESCRIPTION_LENGTH, TEXTS.descriptionTooLong));
