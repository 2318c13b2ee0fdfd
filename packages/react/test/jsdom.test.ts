// @vitest-environment jsdom
import { describeModalInTestDom } from './modalInTestDom.tsx'

describeModalInTestDom()
