import type { Expression, JsxAttributeValue, Node, ObjectLiteralExpression } from 'typescript/unstable/ast';
import {
  isIdentifier,
  isJsxAttribute,
  isJsxExpression,
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isStringLiteral,
  isVariableStatement,
} from 'typescript/unstable/ast/is';
import type { Sources } from './compiler.ts';
import { literalsOf } from './values.ts';

/** What a file of stories draws and proves. */
export interface ReadStories {
  /** By component and prop, as `Button.emphasis`: the values that some story gives. */
  drawn: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names of the stories that do something and look at what came of it. */
  behaviours: readonly string[];
}

const nameOf = (node: { name?: Node }) => node.name?.getText() ?? '';

function propertyOf(object: ObjectLiteralExpression, name: string): Expression | undefined {
  const property = object.properties.find((one) => isPropertyAssignment(one) && nameOf(one) === name);
  return property && isPropertyAssignment(property) ? property.initializer : undefined;
}

/** The first object in an initializer: `{ … } satisfies Meta`. */
function objectIn(node: Node | undefined): ObjectLiteralExpression | undefined {
  if (!node || isObjectLiteralExpression(node)) return node;
  return node.forEachChild((child) => (isObjectLiteralExpression(child) ? child : undefined));
}

function valuesOf({ checker }: Sources, node: Expression): string[] {
  const type = checker.getTypeAtLocation(node);
  const own = type ? literalsOf(type) : [];
  if (!isObjectLiteralExpression(node)) return own;
  return node.properties.flatMap((one) =>
    isPropertyAssignment(one) ? valuesOf({ checker } as Sources, one.initializer) : [],
  );
}

function attributeValues(sources: Sources, value: JsxAttributeValue | undefined): string[] {
  if (!value) return ['true'];
  if (isStringLiteral(value)) return [value.text];
  return isJsxExpression(value) && value.expression ? valuesOf(sources, value.expression) : [];
}

/** What an object of args gives, by prop; what it takes from another object with `...` too. */
function argValues(sources: Sources, args: ObjectLiteralExpression): (readonly [string, string[]])[] {
  const { checker } = sources;
  return args.properties.flatMap((one): (readonly [string, string[]])[] => {
    if (isPropertyAssignment(one)) return [[nameOf(one), valuesOf(sources, one.initializer)]];
    if (!isSpreadAssignment(one) && !isShorthandPropertyAssignment(one)) return [];
    if (isShorthandPropertyAssignment(one)) {
      const type = isIdentifier(one.name) && checker.getTypeAtLocation(one.name);
      return type ? [[nameOf(one), literalsOf(type)]] : [];
    }
    const type = checker.getTypeAtLocation(one.expression);
    return (type ? checker.getPropertiesOfType(type) : []).map((symbol) => {
      const propType = checker.getTypeOfSymbol(symbol);
      return [symbol.name, propType ? literalsOf(propType) : []] as const;
    });
  });
}

/** Reads a file of stories: values from args and from what is rendered, behaviours from `play`. */
export function readStories(sources: Sources, file: string): ReadStories {
  const source = sources.program.getSourceFile(file);
  if (!source) throw new Error(`${file} is no file of the project: stories stand in stories/design-system.`);
  const drawn = new Map<string, Set<string>>();
  const behaviours: string[] = [];
  const add = (key: string, values: readonly string[]) =>
    drawn.set(key, new Set([...(drawn.get(key) ?? []), ...values]));

  const declared = source.statements
    .filter(isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .map((declaration) => ({ name: nameOf(declaration), object: objectIn(declaration.initializer) }));
  const meta = declared.find(({ name }) => name === 'meta')?.object;
  const component = meta && propertyOf(meta, 'component')?.getText();

  for (const { name, object } of declared) {
    if (!object) continue;
    if (propertyOf(object, 'play')) behaviours.push(name);
    const args = propertyOf(object, 'args');
    if (component && args && isObjectLiteralExpression(args))
      for (const [prop, values] of argValues(sources, args)) add(`${component}.${prop}`, values);
  }

  const visit = (node: Node): undefined => {
    if (isJsxOpeningElement(node) || isJsxSelfClosingElement(node))
      for (const attribute of node.attributes.properties)
        if (isJsxAttribute(attribute))
          add(
            `${node.tagName.getText()}.${nameOf(attribute)}`,
            attributeValues(sources, attribute.initializer),
          );
    node.forEachChild(visit);
  };
  visit(source);
  return { drawn, behaviours };
}
