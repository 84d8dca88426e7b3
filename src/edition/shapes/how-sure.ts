/** How sure this edition is of what it says; told in words by `sureness` of the disagreement words. */
import { z } from 'astro/zod';

export const howSure = z.enum(['high', 'medium', 'low']);
