import { TypeFlags, type Type } from 'typescript/unstable/sync';

const nothing = TypeFlags.Undefined | TypeFlags.Null;

/** The types that a value may have one of, without `undefined` and `null`. */
const membersOf = (type: Type): readonly Type[] =>
  (type.isUnionType() ? type.getTypes() : [type]).filter(({ flags }) => !(flags & nothing));

/** The words, numbers and booleans that a type names, as they are written. */
export const literalsOf = (type: Type): string[] =>
  membersOf(type).flatMap((member) => {
    if (member.isStringLiteralType() || member.isNumberLiteralType()) return [String(member.value)];
    if (member.isBooleanLiteralType()) return [String(member.value)];
    return member.flags & TypeFlags.Boolean ? ['false', 'true'] : [];
  });

/** Whether nothing can be given: `href?: undefined`. */
export const isNothing = (type: Type) => membersOf(type).length === 0;

/** Whether only yes or no can be given. */
export const isBoolean = (type: Type) =>
  !isNothing(type) &&
  membersOf(type).every((member) => member.flags & (TypeFlags.Boolean | TypeFlags.BooleanLiteral));

/** Whether any word or number can be given, so that its literals are only proposals. */
export const isOpen = (type: Type) =>
  membersOf(type).some(
    (member) => member.flags & (TypeFlags.String | TypeFlags.Number) || member.isIntersectionType(),
  );
