import ts from 'typescript';
import type { TypeWriter } from './inferred.ts';
import { defaultOf, indent, lineOf, sourceOf } from './text.ts';

/** What of a declaration was written from its source: names in it are looked up there. */
export interface PostRef {
  text: string;
  from: ts.Node[];
}

/** Writes what a declaration says to whoever imports it as `name`; null where another does. */
export function writeDeclaration(
  node: ts.Declaration,
  name: string,
  types: TypeWriter,
  checker: ts.TypeChecker,
): PostRef | null {
  if (ts.isInterfaceDeclaration(node)) return { text: interfaceText(node, name), from: [node] };
  if (ts.isTypeAliasDeclaration(node)) return { text: aliasText(node, name), from: [node] };
  if (ts.isClassDeclaration(node)) return classText(node, name);
  if (ts.isFunctionDeclaration(node)) return functionText(node, name, types, checker);
  if (ts.isVariableDeclaration(node)) return constantText(node, name, types, checker);
  const value = ts.isExportAssignment(node) ? node.expression : node;
  if (ts.isArrowFunction(value)) return functionText(value, name, types, checker);
  return { text: `const ${name}: ${types.write(checker.getTypeAtLocation(value))};`, from: [] };
}

const parametersOf = (given?: ts.NodeArray<ts.TypeParameterDeclaration>) =>
  given ? `<${given.map(lineOf).join(', ')}>` : '';

const block = (head: string, members: readonly string[]) =>
  members.length === 0 ? `${head} {}` : `${head} {\n  ${members.join('\n  ')}\n}`;

const membersOf = (members: readonly ts.Node[]) =>
  members.map((member) => `${lineOf(member).replace(/;?$/, ';')}${defaultOf(member)}`);

const heritageOf = ({ heritageClauses }: ts.InterfaceDeclaration | ts.ClassDeclaration) =>
  (heritageClauses ?? []).map((clause) => ` ${lineOf(clause)}`).join('');

function interfaceText(node: ts.InterfaceDeclaration, name: string): string {
  const head = `interface ${name}${parametersOf(node.typeParameters)}${heritageOf(node)}`;
  return block(head, membersOf(node.members));
}

function aliasText({ type, typeParameters }: ts.TypeAliasDeclaration, name: string): string {
  const head = `type ${name}${parametersOf(typeParameters)} =`;
  if (ts.isTypeLiteralNode(type)) return block(head, membersOf(type.members));
  const line = lineOf(type);
  if (line.length < 90) return `${head} ${line};`;
  if (ts.isUnionTypeNode(type)) {
    return `${head}\n${type.types.map((one) => `  | ${lineOf(one)}`).join('\n')};`;
  }
  if (ts.isIntersectionTypeNode(type)) {
    const parts = type.types.map((one) =>
      ts.isTypeLiteralNode(one) ? block('', membersOf(one.members)).trim() : lineOf(one),
    );
    return `${head} ${parts.join(' & ')};`;
  }
  return `${head} ${line};`;
}

function classText(node: ts.ClassDeclaration, name: string): PostRef {
  const members = node.members.filter(
    (member) =>
      !ts
        .getModifiers(member as ts.PropertyDeclaration)
        ?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword) &&
      !(member.name && ts.isPrivateIdentifier(member.name)),
  );
  const lines = members.map((member) => {
    const body = (member as ts.MethodDeclaration).body;
    const line = lineOf(member);
    const head = body ? line.slice(0, line.length - lineOf(body).length).trim() : line;
    return `${head.replace(/;?$/, ';')}${defaultOf(member)}`;
  });
  const head = `class ${name}${parametersOf(node.typeParameters)}${heritageOf(node)}`;
  return { text: block(head, lines), from: [...(node.heritageClauses ?? []), ...members] };
}

type Callable = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression;

function functionText(
  node: Callable,
  name: string,
  types: TypeWriter,
  checker: ts.TypeChecker,
): PostRef | null {
  const overloads = checker.getSymbolAtLocation(node.name ?? node)?.declarations ?? [];
  if (node.body && overloads.length > 1 && overloads.some((one) => !(one as Callable).body)) {
    return null;
  }
  const isComponent = /^[A-Z]/.test(name) && node.getSourceFile().fileName.endsWith('.tsx');
  const whole = isComponent ? 'props' : '{ … }';
  const given = node.parameters.map((one) => parameterText(one, whole)).join(', ');
  const head = `function ${name}${parametersOf(node.typeParameters)}(${given})`;
  const from = [
    ...(node.typeParameters ?? []),
    ...node.parameters.flatMap(({ type }) => type ?? []),
  ];
  // A component's answer is what it shows.
  if (isComponent && !node.type) return { text: `${head};`, from };
  if (node.type) return { text: `${head}: ${lineOf(node.type)};`, from: [...from, node.type] };
  const signature = checker.getSignatureFromDeclaration(node);
  const type = signature && checker.getReturnTypeOfSignature(signature);
  const parts = type && types.machine(type);
  if (parts) return { text: `${block(`${head}: StateMachine`, parts)}`, from };
  return { text: `${head}: ${type ? types.write(type) : 'unknown'};`, from };
}

/** A parameter; of one that is taken apart, only the parts that have a default, or `whole`. */
function parameterText(node: ts.ParameterDeclaration, whole: string): string {
  if (!ts.isObjectBindingPattern(node.name)) return lineOf(node);
  const defaults = node.name.elements.filter(({ initializer }) => initializer).map(lineOf);
  const name = defaults.length > 0 ? `{ ${defaults.join(', ')}, … }` : whole;
  const type = node.type ? `: ${lineOf(node.type)}` : '';
  return `${name}${type}${node.initializer ? ` = ${lineOf(node.initializer)}` : ''}`;
}

function constantText(
  node: ts.VariableDeclaration,
  name: string,
  types: TypeWriter,
  checker: ts.TypeChecker,
): PostRef | null {
  const { type, initializer } = node;
  if (type) return { text: `const ${name}: ${lineOf(type)};`, from: [type] };
  if (initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))) {
    return functionText(initializer, name, types, checker);
  }
  if (initializer && isReadable(initializer)) {
    return { text: `const ${name} = ${dedent(sourceOf(initializer), node)};`, from: [initializer] };
  }
  const inferred = checker.getTypeAtLocation(node);
  const parts = types.machine(inferred);
  const text = parts ? block(`const ${name}: StateMachine`, parts) : '';
  return { text: text || `const ${name}: ${types.write(inferred)};`, from: [] };
}

/** Whether a value's source says more than its type: plain values, schemas and endpoints. */
function isReadable(node: ts.Expression): boolean {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return isReadable(node.expression);
  if (ts.isCallExpression(node)) return /^(z\.|\w*[eE]ndpoint\(|fileCall\()/.test(node.getText());
  if (ts.isObjectLiteralExpression(node)) return !/=>|function/.test(node.getText());
  return (
    ts.isLiteralExpression(node) ||
    ts.isArrayLiteralExpression(node) ||
    (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand)) ||
    ts.isBinaryExpression(node)
  );
}

/** Source that begins in the middle of a line is moved out by as much as that line is moved in. */
const dedent = (text: string, { parent }: ts.VariableDeclaration) => {
  const { line } = parent.getSourceFile().getLineAndCharacterOfPosition(parent.getStart());
  const start = parent.getSourceFile().getPositionOfLineAndCharacter(line, 0);
  const depth = /^\s*/.exec(parent.getSourceFile().text.slice(start))?.[0].length ?? 0;
  return depth === 0 ? text : indent(text).replaceAll(`\n${' '.repeat(depth + 2)}`, '\n');
};
