import { SignatureKind, SymbolFlags, type Symbol } from 'typescript/unstable/sync';
import type { Sources } from './compiler.ts';
import { isBoolean, isNothing, isOpen, literalsOf } from './values.ts';

/** What a component is given under one name. */
export interface Prop {
  name: string;
  /** As the source writes it, without `undefined`. */
  type: string;
  isRequired: boolean;
  /** As `@default` writes it; empty where nothing is said. */
  byDefault: string;
  /** The docstring's words; empty where there is none. */
  words: string;
  /** Whether it has words everywhere that the component's props name it. */
  isDocumented: boolean;
  /** What stories must draw of it; `*` – any one of a catalogue too long to draw in every component (icons). */
  wanted: readonly string[];
}

/** One component of an entry point. */
export interface ReadComponent {
  name: string;
  props: readonly Prop[];
}

/** What a component's folder gives to the rest of the project. */
export interface EntryPoint {
  components: readonly ReadComponent[];
  exports: readonly { name: string; isDocumented: boolean }[];
}

const catalogue = 12;

/** What `@default` says, without its quotes. */
const defaultOf = ({ checker }: Sources, symbol: Symbol) =>
  String(symbol.getJsDocTags(checker).find(({ name }) => name === 'default')?.text ?? '')
    .replaceAll("'", '')
    .trim();

/** A default is drawn by every story that says nothing, so only the rest is wanted. */
function wantedOf(sources: Sources, symbol: Symbol): string[] {
  const type = sources.checker.getTypeOfSymbol(symbol);
  if (!type) return [];
  const isOptional = (symbol.flags & SymbolFlags.Optional) !== 0;
  const byDefault = defaultOf(sources, symbol) || (isBoolean(type) && isOptional ? 'false' : '');

  const values = isOpen(type) && !isBoolean(type) ? [] : literalsOf(type);
  return values.length > catalogue ? ['*'] : values.filter((value) => value !== byDefault);
}

const isOurs = (symbol: Symbol) => !symbol.declarations.some(({ path }) => path.includes('/node_modules/'));

function propsOf(sources: Sources, component: Symbol): Prop[] {
  const { checker } = sources;
  const type = checker.getTypeOfSymbol(component);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const props = signature && checker.getParameterType(signature, 0);
  if (!props) return [];

  const found = new Map<string, Prop & { types: readonly string[] }>();
  for (const member of props.isUnionType() ? props.getTypes() : [props]) {
    for (const symbol of checker.getPropertiesOfType(member)) {
      const propType = checker.getTypeOfSymbol(symbol);
      if (!propType || isNothing(propType) || !isOurs(symbol)) continue;
      const known = found.get(symbol.name);
      const words = symbol.getDocumentationComment(checker);
      const types = [...(known?.types ?? []), checker.typeToString(propType).replace(/ \| undefined$/, '')];
      found.set(symbol.name, {
        name: symbol.name,
        types,
        type: [...new Set(types)].join(' | '),
        isRequired: (known?.isRequired ?? true) && (symbol.flags & SymbolFlags.Optional) === 0,
        byDefault: known?.byDefault || defaultOf(sources, symbol),
        words: known?.words || words,
        isDocumented: (known?.isDocumented ?? true) && words !== '',
        wanted: [...new Set([...(known?.wanted ?? []), ...wantedOf(sources, symbol)])],
      });
    }
  }
  return [...found.values()];
}

/** A function of its own, or one that is loaded when it is first drawn. */
const isComponent = ({ name, flags }: Symbol) =>
  /^[A-Z]/.test(name) && (flags & (SymbolFlags.Function | SymbolFlags.Variable)) !== 0;

/**
 * Reads a component's `index.ts`. The props of a component need no docstring as a type: the component's own says what they
 * are for.
 */
export function readEntryPoint(sources: Sources, file: string): EntryPoint {
  const { program, checker } = sources;
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} is no module of the project: every component has an index.ts.`);

  const exported = checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
  const components = exported.filter(isComponent);
  const propTypes = new Set(components.map(({ name }) => `${name}Props`));

  return {
    components: components.map((symbol) => ({ name: symbol.name, props: propsOf(sources, symbol) })),
    exports: exported
      .filter(({ name }) => !propTypes.has(name))
      .map((symbol) => ({
        name: symbol.name,
        isDocumented: symbol.getDocumentationComment(checker) !== '',
      })),
  };
}
