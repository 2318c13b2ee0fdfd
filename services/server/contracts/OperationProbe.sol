// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

struct PackedUserOperation {
    address sender;
    uint256 nonce;
    bytes initCode;
    bytes callData;
    bytes32 accountGasLimits;
    uint256 preVerificationGas;
    bytes32 gasFees;
    bytes paymasterAndData;
    bytes signature;
}

interface IAccount {
    function validateUserOp(PackedUserOperation calldata op, bytes32 hash, uint256 missing) external returns (uint256);
    function executeUserOp(PackedUserOperation calldata op, bytes32 hash) external;
}

interface IPaymaster {
    function validatePaymasterUserOp(PackedUserOperation calldata op, bytes32 hash, uint256 maxCost)
        external
        returns (bytes memory context, uint256 validationData);
    function postOp(uint8 mode, bytes calldata context, uint256 cost, uint256 price) external;
}

/// @notice Measures what the steps of a user operation take, whether its signature holds or not. It never lives on a
/// chain: a single `eth_call` puts it where the EntryPoint is, so that accounts take it for that, and the EntryPoint's
/// own code at `original`, which answers whatever else they ask.
contract OperationProbe {
    struct Step {
        bool succeeded;
        uint256 gas;
        bytes data;
    }

    /// @param creator what the EntryPoint calls factories from
    /// @param missing what the account has to send along, in wei
    /// @param stepGas no step may take more
    function probe(PackedUserOperation calldata op, bytes32 hash, address creator, uint256 missing, uint256 stepGas)
        external
        returns (Step memory creation, Step memory numbering, Step memory validation, Step memory sponsoring, Step memory execution, Step memory settling)
    {
        if (op.initCode.length != 0 && op.sender.code.length == 0) {
            creation = _run(creator, abi.encodeWithSignature("createSender(bytes)", op.initCode), stepGas);
            if (!creation.succeeded) return (creation, numbering, validation, sponsoring, execution, settling);
        }
        // As that of the account, its number is a slot that nobody has written yet.
        numbering = _run(address(this), abi.encodeWithSignature("incrementNonce(uint192)", uint192(op.nonce >> 64)), stepGas);
        validation = _run(op.sender, abi.encodeCall(IAccount.validateUserOp, (op, hash, missing)), stepGas);
        if (!validation.succeeded) return (creation, numbering, validation, sponsoring, execution, settling);
        bytes memory context;
        address paymaster;
        if (op.paymasterAndData.length >= 20) {
            paymaster = address(bytes20(op.paymasterAndData[:20]));
            sponsoring = _run(paymaster, abi.encodeCall(IPaymaster.validatePaymasterUserOp, (op, hash, 0)), stepGas);
            if (!sponsoring.succeeded || sponsoring.data.length < 96) {
                return (creation, numbering, validation, sponsoring, execution, settling);
            }
            (context,) = abi.decode(sponsoring.data, (bytes, uint256));
        }
        bool isWhole = op.callData.length >= 4 && bytes4(op.callData[:4]) == IAccount.executeUserOp.selector;
        execution = _run(
            op.sender, isWhole ? abi.encodeCall(IAccount.executeUserOp, (op, hash)) : bytes(op.callData), stepGas
        );
        if (context.length != 0) settling = _run(paymaster, abi.encodeCall(IPaymaster.postOp, (0, context, 0, 0)), stepGas);
    }

    function _run(address target, bytes memory data, uint256 most) private returns (Step memory step) {
        uint256 before = gasleft();
        bool succeeded;
        assembly ("memory-safe") {
            succeeded := call(most, target, 0, add(data, 0x20), mload(data), 0, 0)
        }
        step.gas = before - gasleft();
        step.succeeded = succeeded;
        // Whatever it answers: no more than this is kept.
        uint256 size;
        assembly ("memory-safe") {
            size := returndatasize()
        }
        if (size > 4096) size = 4096;
        bytes memory answer = new bytes(size);
        assembly ("memory-safe") {
            returndatacopy(add(answer, 0x20), 0, size)
        }
        step.data = answer;
    }

    receive() external payable {
        _asOriginal();
    }

    fallback() external payable {
        _asOriginal();
    }

    /// @dev The EntryPoint's own code, with its own storage; what is sent to it is a deposit as well.
    function _asOriginal() private {
        address original = 0x0FffF00000000000000000000000000000000e57;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let succeeded := delegatecall(gas(), original, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch succeeded
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}
