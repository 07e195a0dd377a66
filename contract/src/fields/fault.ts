import { check, safeParse, type ZodMiniType } from 'zod/mini';

/** What is wrong with what was written in a field, with the figures that its text names. */
export type FieldFault =
  | { code: 'required' | 'short' | 'characters' | 'country' | 'digits' | 'form' }
  /** A part of what is asked for, such as a first name without the surname. */
  | { code: 'partial' }
  /** A Latin letter where only Cyrillic is understood: the first one. */
  | { code: 'latin'; letter: string }
  /** More than `most` characters, or more than `most` letters in the block of a house. */
  | { code: 'long' | 'letters'; most: number };

/** The first fault that a field's schema finds; null when nothing is wrong. */
export function faultOf(schema: ZodMiniType, written: unknown): FieldFault | null {
  const parsed = safeParse(schema, written);
  const issue = parsed.error?.issues[0];
  if (!issue) return null;
  const params = issue.code === 'custom' ? issue.params : undefined;
  const most = issue.code === 'too_big' ? { most: Number(issue.maximum) } : undefined;
  return { code: issue.message, ...params, ...most } as FieldFault;
}

/** A check of a text that stops at its fault: what comes after is not looked at. `faultIn` says what is wrong. */
export const textCheck = (faultIn: (text: string) => FieldFault | null) =>
  check<string>((context) => {
    const fault = faultIn(context.value);
    if (!fault) return;
    const { code, ...params } = fault;
    context.issues.push({ code: 'custom', message: code, params, input: context.value, continue: false });
  });
