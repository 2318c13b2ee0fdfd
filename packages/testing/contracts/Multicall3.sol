// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Many calls in one, answering the interface that wallets and libraries expect at
/// 0xcA11bde05977b3631167028862bE2a173976CA11. Written for local chains; it keeps no state, so its
/// runtime code can be set at that address.
contract Multicall3 {
    struct Call {
        address target;
        bytes callData;
    }

    struct Call3 {
        address target;
        bool allowFailure;
        bytes callData;
    }

    struct Result {
        bool success;
        bytes returnData;
    }

    function aggregate3(Call3[] calldata calls) external payable returns (Result[] memory results) {
        results = new Result[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            results[i] = _call(calls[i].target, calls[i].callData, !calls[i].allowFailure);
        }
    }

    function tryAggregate(bool requireSuccess, Call[] calldata calls)
        external
        payable
        returns (Result[] memory results)
    {
        results = new Result[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            results[i] = _call(calls[i].target, calls[i].callData, requireSuccess);
        }
    }

    function aggregate(Call[] calldata calls)
        external
        payable
        returns (uint256 blockNumber, bytes[] memory returnData)
    {
        blockNumber = block.number;
        returnData = new bytes[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            returnData[i] = _call(calls[i].target, calls[i].callData, true).returnData;
        }
    }

    function blockAndAggregate(Call[] calldata calls)
        external
        payable
        returns (uint256 blockNumber, bytes32 blockHash, Result[] memory results)
    {
        blockNumber = block.number;
        // Always zero for the block being made; kept because the interface has it.
        blockHash = blockhash(block.number);
        results = new Result[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            results[i] = _call(calls[i].target, calls[i].callData, true);
        }
    }

    function getEthBalance(address account) external view returns (uint256 balance) {
        return account.balance;
    }

    function getBlockNumber() external view returns (uint256 blockNumber) {
        return block.number;
    }

    function getBlockHash(uint256 blockNumber) external view returns (bytes32 blockHash) {
        return blockhash(blockNumber);
    }

    function getCurrentBlockTimestamp() external view returns (uint256 timestamp) {
        return block.timestamp;
    }

    function getChainId() external view returns (uint256 chainId) {
        return block.chainid;
    }

    function getBasefee() external view returns (uint256 basefee) {
        return block.basefee;
    }

    function _call(address target, bytes calldata callData, bool mustSucceed)
        private
        returns (Result memory result)
    {
        (result.success, result.returnData) = target.call(callData);
        require(result.success || !mustSucceed, "Multicall3: call failed");
    }
}
